"""Pictures of parts that people buy: one studio, a parametric model for each part type."""
