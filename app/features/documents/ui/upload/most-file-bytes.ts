/** The server stops a larger file while it arrives (product/documents.md#uploads); here it is refused before it is sent. */
export const mostFileBytes = 10 * 1024 * 1024;
