/**
 * A WebP picture of one colour, 1385 x 1154 pixels. Each of its bytes is below 128, so that it can be a part of a body of
 * text: formats of collections hold no files.
 */
const samplePicture = 'RIFF\u0018\0\0\0WEBPVP8L\u000b\0\0\0/hE \u0001hA\u0011K\u0018\u0001\0';

const boundary = 'postloom-sample';

/** Returns the header and body of a form with the sample picture. */
export const sampleUpload = (field: string) => ({
  contentType: `multipart/form-data; boundary=${boundary}`,
  body: [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="sample.webp"`,
    'Content-Type: image/webp',
    '',
    samplePicture,
    `--${boundary}--`,
    '',
  ].join('\r\n'),
});
