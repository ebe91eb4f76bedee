/** Width of the preview frame in pixels, where there is enough space. */
export const previewWidth = 500;
export const placeholderText = 'Your Text Here';
