export interface PlatformTables {}
