import { escapeHtml } from '../../platform/mail/email-html';
import { renderMarkdown } from './markdown';

/** Changes of the contract that were made on one day, or released on it. */
export interface DayOfChanges {
  /** Such as 2026-11-27. */
  day: string;
  /** Name of the release. */
  release: string;
  /** Markdown. */
  text: string;
}

const dayHeading = /^#### (\d{4}-\d\d-\d\d)$/m;

/**
 * Returns what the changelog says to integrators, newest first: of each release the part 'Contract', which has a heading
 * for each day.
 * @param changelog text of CHANGELOG.md
 */
export function daysOfChanges(changelog: string): DayOfChanges[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const release = part.slice(0, part.indexOf('\n'));
      const [, contract = ''] = /^### Contract\n([^]*?)(?=^### |$(?![^]))/m.exec(part) ?? [];
      const [, ...pieces] = contract.split(dayHeading);
      return pieces.flatMap((day, index) =>
        index % 2 === 0 ? [{ day, release, text: pieces[index + 1]?.trim() ?? '' }] : [],
      );
    });
}

/** Returns the page of changes as Markdown. */
export function contractChanges(changelog: string): string {
  const days = daysOfChanges(changelog);
  const parts = days.flatMap(({ day, release, text }, index) => [
    ...(days[index - 1]?.release === release ? [] : [`## ${release}`]),
    `### ${day}`,
    text,
  ]);
  return [
    '# Changes',
    'What changed in the API, newest first. [The guide](/docs#when-the-contract-changes) says how long a released contract stays valid. Follow the changes by [feed](/docs/changes.atom) (Atom).',
    ...parts,
  ].join('\n\n');
}

/** Returns the changes as an Atom feed (RFC 4287), an entry for each day. */
export function changesFeed(changelog: string, { shopName, appUrl }: { shopName: string; appUrl: string }): string {
  const page = `${appUrl}/docs/changes`;
  const days = daysOfChanges(changelog);
  const entries = days.map(
    ({ day, release, text }) => `<entry>
<id>${page}#${day}</id>
<title>API changes of ${day} (${escapeHtml(release)})</title>
<updated>${day}T00:00:00Z</updated>
<link href="${page}#${day}"/>
<content type="html">${escapeHtml(renderMarkdown(text).html.replaceAll(' href="/', ` href="${appUrl}/`))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>${escapeHtml(shopName)}: changes of the API</title>
<updated>${days[0]?.day ?? '1970-01-01'}T00:00:00Z</updated>
<author><name>${escapeHtml(shopName)}</name></author>
<link rel="self" type="application/atom+xml" href="${page}.atom"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.join('\n')}
</feed>
`;
}
