/**
 * Returns what the changelog says to integrators: of each release the part 'Contract', below the release's name.
 * @param changelog text of CHANGELOG.md
 */
export function contractChanges(changelog: string): string {
  const releases = changelog.split(/^## /m).slice(1);
  const parts = releases.flatMap((release) => {
    const name = release.slice(0, release.indexOf('\n'));
    const [, contract] = /^### Contract\n([^]*?)(?=^### |$(?![^]))/m.exec(release) ?? [];
    return contract ? [`## ${name}\n${contract}`] : [];
  });
  return [
    '# Changes',
    'What changed in the API, newest first. [The guide](/docs#when-the-contract-changes) says how long a released contract stays valid.',
    ...parts,
  ].join('\n\n');
}
