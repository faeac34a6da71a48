"""The application: what people see of the library."""
