/** A picture of a gallery, its size in pixels, and what it shows. */
export interface GalleryPicture {
  readonly wide: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
