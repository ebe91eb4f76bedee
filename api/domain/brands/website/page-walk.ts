import { DomUtils, type parseDocument } from 'htmlparser2';

/** A value with the place of the page where it was seen, in words. */
export interface Seen<Value> {
  value: Value;
  seenAt: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

/** Parts of a page without words of the business. */
const mute = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'select', 'head', 'object', 'video']);
const isCookieWall = /\b(?:cookie|consent|gdpr|cmp|onetrust|didomi)/i;

/** A node of a page with what lies around it. */
export interface Visit {
  node: Node;
  isInHeader: boolean;
  isMute: boolean;
  isInHomeLink: boolean;
}

export const isElement = (node: Node): node is Element => 'attribs' in node;
/** Returns a text on one line. */
export const line = (text: string, most = 200) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, most).toWellFormed();

/**
 * Yields all nodes in their order. A page may nest thousands of elements, so the walk does not recurse. Reading the text
 * or markup of one node does: the image process refuses a page that is too deep for that.
 */
export function* walk(root: { children: Node[] }): Generator<Visit> {
  const todo: Visit[] = root.children
    .map((node) => ({ node, isInHeader: false, isMute: false, isInHomeLink: false }))
    .reverse();
  for (let visit = todo.pop(); visit; visit = todo.pop()) {
    yield visit;
    const { node } = visit;
    if (!isElement(node)) continue;
    const about = `${node.attribs['class'] ?? ''} ${node.attribs['id'] ?? ''}`;
    const inside = {
      isInHeader: visit.isInHeader || node.name === 'header' || /\b(?:header|navbar|masthead|site-head)\b/i.test(about),
      isMute: visit.isMute || mute.has(node.name) || (node.name !== 'body' && isCookieWall.test(about)),
      isInHomeLink:
        visit.isInHomeLink ||
        (node.name === 'a' && /^(?:\/|\.\/|#|https?:\/\/[^/]+\/?)$/.test(node.attribs['href'] ?? '')),
    };
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child) todo.push({ node: child, ...inside });
    }
  }
}

/** Names that SVG spells with capitals, which a page's parser puts in lower case. */
const svgNames = [
  'viewBox',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'gradientUnits',
  'gradientTransform',
  'preserveAspectRatio',
  'patternUnits',
  'maskUnits',
  'stdDeviation',
  'feGaussianBlur',
  'textLength',
  'spreadMethod',
  'clipPathUnits',
];

/** Returns an SVG of a page as a file. */
export function svgFile(element: Element): string | null {
  let text = DomUtils.getOuterHTML(element, { xmlMode: true });
  if (text.length > 200_000) return null;
  for (const name of svgNames) text = text.replaceAll(new RegExp(`(?<=[<\\s/])${name}(?=[\\s=>/])`, 'gi'), name);
  if (!text.includes('xmlns=')) text = text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return text.replaceAll('currentColor', '#111111').replaceAll('currentcolor', '#111111');
}
