/** `npm run sbom`: the bill of materials (CycloneDX) of the image, npm's own without the packages of build and demo. */
import { execFileSync } from 'node:child_process';
import { npmCommand } from '../launch/npm';
import { lockedPackages, productionFolders } from './production-packages';

interface Bill {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const { command, args, env } = npmCommand(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']);
const bill = JSON.parse(execFileSync(command, args, { env, encoding: 'utf8', maxBuffer: 100_000_000 })) as Bill;
const packages = lockedPackages();
const refs = new Set(
  [...productionFolders()].map(
    (folder) => `${folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${packages[folder]?.version}`,
  ),
);
refs.add(bill.metadata.component['bom-ref']);
const components = bill.components.filter((component) => refs.has(component['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map((entry) => ({ ...entry, dependsOn: entry.dependsOn?.filter((ref) => refs.has(ref)) }));
process.stdout.write(`${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`);
