export interface GarageTables {}
