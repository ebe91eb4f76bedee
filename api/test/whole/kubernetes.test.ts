import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../config/config';
import { variableNames } from '../../config/variables';
import { compose, deployed, example, notForProduction } from '../compose-file';
import {
  containerOf,
  folder,
  kustomizationIn,
  kustomizations,
  manifests,
  matches,
  named,
  ofKind,
  ofProduct,
  workloads,
} from '../kubernetes-manifests';
import type { Manifest } from '../kubernetes-manifests';

describe('the manifests of Kubernetes', () => {
  it("are valid by Kubernetes' published definitions, which refuse unknown properties", () => {
    const { kinds, definitions } = JSON.parse(readFileSync('api/test/published/kubernetes.json', 'utf8')) as {
      kinds: Record<string, string>;
      definitions: Record<string, object>;
    };
    const ajv = new Ajv({ strict: false, allErrors: true }).addSchema({ $id: 'kubernetes', definitions });
    const validate = (manifest: Manifest) => {
      const kind = kinds[`${manifest.apiVersion} ${manifest.kind}`];
      const check = ajv.compile({ $ref: `kubernetes#/definitions/${kind}` });
      check(manifest);
      return check.errors;
    };
    // defined by KEDA, not by Kubernetes
    const own = manifests.filter(({ kind }) => kind !== 'ScaledObject');
    expect(own.length).toBeGreaterThan(15);
    for (const manifest of own)
      expect([manifest.metadata.name, validate(manifest)]).toEqual([manifest.metadata.name, null]);
    const wrong = structuredClone(named('Deployment', 'api')) as Manifest & { spec: { template: { spec: object } } };
    Object.assign(wrong.spec.template.spec, { terminationGraceSeconds: 1 });
    expect(validate(wrong)).not.toBeNull();
  });

  it('refer only to files, folders, and manifests that exist', () => {
    for (const [where, own] of kustomizations) {
      const files = [
        ...(own.resources ?? []),
        ...(own.components ?? []),
        ...(own.configMapGenerator ?? []).flatMap(({ envs = [], files: given = [] }) => [...envs, ...given]),
        ...(own.secretGenerator ?? []).flatMap(({ envs }) => envs),
      ];
      for (const file of files) expect([file, existsSync(join(where, file))]).toEqual([file, true]);
      for (const { target, patch } of own.patches ?? []) {
        const { kind, metadata } = target ? { kind: target.kind, metadata: target } : (parse(patch) as Manifest);
        expect(named(kind, metadata.name)).toBeDefined();
      }
      for (const { name } of own.images ?? []) expect(workloads.map((one) => containerOf(one).image)).toContain(name);
    }
    // no file is forgotten
    for (const [where, { resources = [] }] of kustomizations) {
      for (const file of readdirSync(where).filter((one) => one.endsWith('.yaml') && one !== 'kustomization.yaml'))
        expect(resources).toContain(file);
    }
  });

  it('give each process every variable of the product, and no other', () => {
    const settings = example(`${folder}/base/settings.env`);
    const secrets = example(`${folder}/example/secrets.env`);
    const fixed = ['ROLE', 'DATA_FOLDER'];
    const wanted = variableNames.filter((name) => !notForProduction.includes(name) && !fixed.includes(name));
    expect([...Object.keys(settings), ...Object.keys(secrets)].sort()).toEqual([...wanted].sort());
    for (const name of Object.keys(settings)) expect(name).not.toMatch(/SECRET|PASSWORD|_KEYS?$|TOKEN$/);
    for (const workload of ofProduct) {
      const container = containerOf(workload);
      expect(container.envFrom).toEqual([{ configMapRef: { name: 'postloom' } }, { secretRef: { name: 'postloom' } }]);
      const own = Object.fromEntries((container.env ?? []).map(({ name, value = '' }) => [name, value]));
      const secret = Buffer.alloc(32, 7).toString('base64');
      const filled = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, value || secret]));
      const given = {
        ...settings,
        ...filled,
        DATABASE_STANDBY_URL: '',
        SMTP_URL: '',
        PAYPAL_CLIENT_SECRET: '',
        ...own,
      };
      expect(readConfig(given)).toMatchObject({ production: true, role: own['ROLE'] ?? 'all' });
      const mounted = container.volumeMounts?.map(({ mountPath }) => mountPath) ?? [];
      expect(mounted.some((path) => own['DATA_FOLDER']?.startsWith(path))).toBe(true);
    }
  });

  it('generate each ConfigMap and Secret that a pod names', () => {
    const generated = [...kustomizations.values()].flatMap(({ configMapGenerator = [], secretGenerator = [] }) => [
      ...configMapGenerator.map(({ name }) => `configMap ${name}`),
      ...secretGenerator.map(({ name }) => `secret ${name}`),
    ]);
    const text = JSON.stringify(workloads);
    const asked = [
      ...[...text.matchAll(/"configMap(?:Ref)?":\{"name":"([^"]+)"/g)].map(([, name]) => `configMap ${name}`),
      ...[...text.matchAll(/"secret(?:Key)?Ref":\{"name":"([^"]+)"/g)].map(([, name]) => `secret ${name}`),
    ];
    expect(new Set(asked)).toEqual(new Set(generated));
    const keys = [...text.matchAll(/"secretKeyRef":\{"name":"pgbouncer","key":"([^"]+)"/g)].map(([, key]) => key);
    expect(new Set(Object.keys(example(`${folder}/example/pgbouncer.env`)))).toEqual(new Set(keys));
    for (const [, name] of deployed('pgbouncer/start.sh').matchAll(/\$\{?(DATABASE_\w+)/g))
      expect(keys).toContain(name);
  });

  it('select pods that exist, each by its own labels', () => {
    for (const { metadata, spec, pod } of workloads) {
      const selector = (spec.selector as { matchLabels?: Record<string, string> } | undefined)?.matchLabels;
      if (selector) expect([metadata.name, matches(selector, pod)]).toEqual([metadata.name, true]);
      for (const { labelSelector } of pod.spec.topologySpreadConstraints ?? [])
        expect(labelSelector.matchLabels).toEqual(selector);
    }
    for (const { metadata, spec } of ofKind('Service')) {
      const pods = workloads.filter(({ pod }) => matches(spec.selector as Record<string, string>, pod));
      expect(pods.map((one) => one.metadata.name)).toEqual([metadata.name]);
      const ports = containerOf(pods[0] as (typeof pods)[number]).ports?.map(({ name }) => name);
      for (const { targetPort } of spec.ports ?? []) expect(ports).toContain(targetPort);
    }
    for (const { spec } of ofKind('NetworkPolicy'))
      expect(workloads.some(({ pod }) => matches(spec.podSelector?.matchLabels ?? {}, pod))).toBe(true);
    const policies = JSON.stringify(ofKind('NetworkPolicy'));
    for (const [, labels = ''] of policies.matchAll(/"podSelector":\{"matchLabels":(\{[^}]*\})/g))
      expect(workloads.some(({ pod }) => matches(JSON.parse(labels) as Record<string, string>, pod))).toBe(true);
  });

  it('ask for paths that the product serves', () => {
    const served = readFileSync('api/endpoints/health.ts', 'utf8');
    for (const { pod, kind } of ofProduct.filter((one) => one.kind !== 'Job')) {
      const container = containerOf({ pod });
      const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
        (probe) => container[probe as 'livenessProbe']?.httpGet,
      );
      expect([kind, paths.map((one) => one?.path)]).toEqual([kind, ['/healthz', '/readyz', '/healthz']]);
      for (const probe of paths) {
        expect(served).toContain(`router.get('${probe?.path}'`);
        expect(container.ports).toEqual([{ name: probe?.port, containerPort: 4000 }]);
      }
    }
  });

  it('give no pod more rights than it needs', () => {
    for (const { metadata, pod } of workloads) {
      expect([metadata.name, pod.spec.automountServiceAccountToken]).toEqual([metadata.name, false]);
      expect(pod.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(containerOf({ pod })).toMatchObject({
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { memory: expect.anything() as unknown },
          limits: { memory: expect.anything() as unknown },
        },
      });
    }
    expect(named('NetworkPolicy', 'nothing-else').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('run the images and commands of docker-compose.yml', () => {
    const one = (name: string) => containerOf(workloads.find(({ metadata }) => metadata.name === name) as never);
    for (const [ours, theirs] of [
      ['pgbouncer', 'pgbouncer-1'],
      ['valkey', 'valkey'],
    ] as const)
      expect(one(ours).image).toBe(compose.services[theirs]?.['image']);
    expect(one('valkey').command).toEqual(compose.services['valkey']?.command);
    expect(one('migrate').command).toEqual(compose.services['migrate']?.command);
    for (const { pod } of ofProduct) expect(containerOf({ pod }).image).toBe('postloom');
    for (const name of ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'])
      expect(one('api').env).toContainEqual({ name, value: compose.services['api-1']?.environment?.[name] });
  });

  it('give a process the time that it takes to end', () => {
    const ending = /const endingMs = (\d+)_000/.exec(readFileSync('api/main.ts', 'utf8'))?.[1];
    const drain = example(`${folder}/base/settings.env`)['DRAIN_SECONDS'];
    for (const { pod } of ofProduct.filter((one) => one.kind !== 'Job')) {
      const before = Number(containerOf({ pod }).lifecycle?.preStop.exec.command[1] ?? 0);
      const needed = before + Number(drain) + Number(ending);
      expect(needed).toBeGreaterThanOrEqual(40);
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed);
    }
  });

  it('let a node be emptied, and leave pods to answer', () => {
    const least = (name: string) => {
      const scaler = manifests.find(({ spec }) => spec?.scaleTargetRef?.name === name && spec.minReplicas);
      return scaler?.spec.minReplicas ?? workloads.find(({ metadata }) => metadata.name === name)?.spec.replicas ?? 1;
    };
    for (const { metadata, spec } of ofKind('PodDisruptionBudget')) {
      const { matchLabels } = spec.selector as { matchLabels: Record<string, string> };
      expect(workloads.filter(({ pod }) => matches(matchLabels, pod)).map((one) => one.metadata.name)).toEqual([
        metadata.name,
      ]);
      expect(spec.maxUnavailable).toBeGreaterThan(0);
      expect(least(metadata.name)).toBeGreaterThan(spec.maxUnavailable ?? 0);
    }
    for (const { spec } of ofKind('ScaledObject')) expect(spec.minReplicaCount).toBeGreaterThan(1);
  });

  it('scale by metrics of the product, what no other autoscaler scales', () => {
    const source = readFileSync('api/platform/observability/stuck-gauges.ts', 'utf8');
    const queries = [...JSON.stringify(ofKind('ScaledObject')).matchAll(/"query":"((?:[^"\\]|\\.)*)"/g)];
    const metrics = queries.flatMap(([, query = '']) => query.match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? []);
    expect(new Set(metrics)).toEqual(
      new Set([
        'designs_oldest_waiting_seconds',
        'jobs_oldest_waiting_seconds',
        'nodejs_eventloop_lag_p99_seconds',
        'postloom_info',
      ]),
    );
    for (const metric of metrics.filter((one) => one.includes('waiting'))) expect(source).toContain(`'${metric}'`);
    for (const { spec } of ofKind('ScaledObject')) {
      const { kind = '', name = '' } = spec.scaleTargetRef ?? {};
      expect(named(kind, name)).toBeDefined();
    }
    const { patches = [] } = kustomizationIn(`${folder}/keda`);
    const removed = patches.map(({ patch }) => patch).filter((patch) => patch.includes('$patch: delete'));
    expect(removed.map((patch) => (parse(patch) as Manifest).metadata.name)).toEqual(
      ofKind('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name),
    );
  });

  it('open no more connections than the document asks PostgreSQL for', () => {
    const pool = Number(/^default_pool_size = (\d+)$/m.exec(deployed('pgbouncer/pgbouncer.ini'))?.[1]);
    const perProcess = Number(example(`${folder}/base/settings.env`)['DATABASE_CONNECTIONS']);
    const scaled = (name: string) => named('ScaledObject', name).spec.maxReplicaCount ?? 0;
    expect(named('HorizontalPodAutoscaler', 'api').spec.maxReplicas).toBe(scaled('api'));
    const total =
      ((named('Deployment', 'pgbouncer').spec.replicas ?? 0) + 1) * pool +
      (scaled('api') + 1) +
      scaled('worker') * (perProcess + 1) +
      3;
    const readme = readFileSync(`${folder}/README.md`, 'utf8');
    expect(readme).toContain(`| total | ${total} |`);
    expect(Number(/`max_connections`\s+of (\d+)/.exec(readme)?.[1])).toBeGreaterThanOrEqual(total + 3);
  });

  const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;
  (hasKubectl ? it : it.skip)(`are rendered${hasKubectl ? '' : ' (kubectl is not installed)'}`, () => {
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', `${folder}/example`], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const rendered = parseAllDocuments(stdout).map((one) => one.toJS() as Manifest);
    const names = rendered.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names).not.toContain('HorizontalPodAutoscaler api');
    expect(rendered.find(({ kind }) => kind === 'StatefulSet')?.spec.replicas).toBeUndefined();
    expect(rendered.find(({ kind }) => kind === 'Job')?.spec.template?.spec.containers[0]?.image).toMatch(
      /^registry\.example\/postloom:/,
    );
    expect(stdout).toMatch(/configMapRef:\n\s+name: postloom-\w{10}\n/);
  });
});
