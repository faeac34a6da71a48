/** How far the page's own host has come: it is some megabytes of Python. */
class Loading {
  loaded = $state(0);
  total = $state(0);
  isReady = $state(false);
  /** Does the browser keep what is played? */
  keeps = $state(true);
  hasFailed = $state(false);
}

export const loading = new Loading();
