export const vehicles = [];
