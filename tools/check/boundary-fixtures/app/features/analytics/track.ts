export const track = 1;
