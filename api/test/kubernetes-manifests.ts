import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
  volumeMounts?: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet?: { path: string; port: string } } | undefined;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    terminationGracePeriodSeconds?: number;
    automountServiceAccountToken: boolean;
    securityContext: Record<string, unknown>;
    topologySpreadConstraints?: { labelSelector: { matchLabels: Record<string, string> } }[];
    volumes?: { name: string }[];
  };
}
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    template?: Pod;
    selector?: Record<string, unknown>;
    scaleTargetRef?: { kind: string; name: string };
    minReplicas?: number;
    minReplicaCount?: number;
    maxReplicaCount?: number;
    maxReplicas?: number;
    maxUnavailable?: number;
    volumeClaimTemplates?: { metadata: { name: string } }[];
    podSelector?: { matchLabels?: Record<string, string> };
    ports?: { targetPort: string }[];
    [key: string]: unknown;
  };
}
interface Kustomization {
  resources?: string[];
  components?: string[];
  configMapGenerator?: { name: string; behavior?: string; envs?: string[]; files?: string[]; literals?: string[] }[];
  secretGenerator?: { name: string; envs: string[] }[];
  patches?: { target?: { kind: string; name: string }; patch: string }[];
  images?: { name: string }[];
}

/** The folder of the manifests. */
export const folder = 'deploy/kubernetes';
export const kustomizationIn = (where: string): Kustomization =>
  parse(readFileSync(join(where, 'kustomization.yaml'), 'utf8')) as Kustomization;

/** Returns every Kustomization that one refers to, itself included, by its folder. */
function allBelow(where: string): Map<string, Kustomization> {
  const own = kustomizationIn(where);
  const further = [...(own.resources ?? []), ...(own.components ?? [])].filter((one) => !one.endsWith('.yaml'));
  return new Map([[where, own], ...further.flatMap((one) => [...allBelow(join(where, one))])]);
}

/** The example's overlay and everything that it refers to, by folder. */
export const kustomizations = allBelow(`${folder}/example`);
const documentsOf = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJS() as Manifest);
/** Every manifest of these folders, before Kustomize's patches. */
export const manifests = [...kustomizations].flatMap(([where, { resources = [] }]) =>
  resources.filter((one) => one.endsWith('.yaml')).flatMap((file) => documentsOf(join(where, file))),
);
export const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
export const named = (kind: string, name: string) => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
export const workloads = manifests.flatMap((one) => (one.spec?.template ? [{ ...one, pod: one.spec.template }] : []));
export const ofProduct = workloads.filter(({ pod }) => pod.metadata.labels['postloom/part'] === 'product');
export const containerOf = ({ pod }: { pod: Pod }) => {
  const [container] = pod.spec.containers;
  if (!container) throw new Error('A pod has no container');
  return container;
};
export const matches = (labels: Record<string, string>, pod: Pod) =>
  Object.entries(labels).every(([key, value]) => pod.metadata.labels[key] === value);
