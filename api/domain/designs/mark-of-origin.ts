import { crc32 } from 'node:zlib';

/** The whole picture was made by a model. */
export const drawnMark = 'trainedAlgorithmicMedia';
/** A model painted the background, the words are type. */
export const compositeMark = 'compositeSynthetic';

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Returns what every served file declares of its origin, for those who publish it, with its description for people who
 * cannot see it. Source: IPTC Photo Metadata Standard 2023.1, Digital Source Type and Alt Text (Accessibility); a part
 * of XMP (ISO 16684-1).
 * @param source null for a file that no model had a part in
 */
export function markOf(source: string | null, altText = ''): string {
  const description = altText
    ? `<Iptc4xmpCore:AltTextAccessibility xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><rdf:Alt><rdf:li xml:lang="x-default">${escaped(altText)}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>\n`
    : '';
  const origin = source
    ? `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>\n`
    : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
${origin}${description}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** End of the first chunk, the header: 8 bytes of signature, then 25 of its own. */
const afterHeader = 33;

/**
 * Adds the mark to the PNG as an uncompressed chunk, which readers of XMP expect; the picture library would compress
 * it. Source: XMP Specification Part 3, section 1.1.5, and PNG (W3C), section 11.3.3.4.
 */
export function markedPng(png: Buffer, mark: string): Buffer {
  // keyword, end, not compressed, method, no language, no translated keyword, text
  const data = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), Buffer.from(mark, 'utf8')]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, afterHeader), length, data, check, png.subarray(afterHeader)]);
}
