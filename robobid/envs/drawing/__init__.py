"""The table as a drawing, once for SVG and for pixels."""
