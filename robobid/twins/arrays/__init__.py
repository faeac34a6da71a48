"""Arrays of numbers and records: numpy's where it is installed, else small ones.

Twins name what they lay out and hand to kernels with `np`. In a browser, and wherever
numpy is missing, that is `small`: the few words that players need, with the same
layouts and the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        from robobid.twins.arrays import small as np
        from robobid.twins.arrays.small import NDArray

HAS_NUMPY: Final = np.__name__ == "numpy"

__all__ = ["HAS_NUMPY", "NDArray", "np"]
