/** Pictures of used cars are 3:2; whatever a dealer sends is cut to that. In pixels. */
export const stockPictureSize = { width: 1200, height: 800 };
