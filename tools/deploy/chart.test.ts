// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment, rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { readStudioEnvironment } from '@tessera/studio/src/server/environment.ts'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Container,
  judgeObjects,
  type KubernetesObject,
  lintChart,
  type PodTemplate,
  renderChart,
} from './render-chart.ts'

const valuesOf = (name: string): string => join(import.meta.dirname, 'values', `${name}.yaml`)
const platformParts = ['api', 'live', 'worker']
const parts = [...platformParts, 'studio']

let least: KubernetesObject[]
let everything: KubernetesObject[]
beforeAll(async () => {
  // helm is fetched the very first time.
  ;[least, everything] = await Promise.all([
    renderChart(valuesOf('least')),
    renderChart(valuesOf('everything')),
  ])
}, 180_000)

const ofKind = (objects: readonly KubernetesObject[], kind: string): KubernetesObject[] =>
  objects.filter((object) => object.kind === kind)
const namesOf = (objects: readonly KubernetesObject[]): string[] =>
  objects.map(({ metadata }) => metadata.name).toSorted()
const templateOf = (object: KubernetesObject | undefined): PodTemplate => {
  const template =
    object?.spec.template ??
    (object?.spec['jobTemplate'] as { spec: { template: PodTemplate } } | undefined)?.spec.template
  if (template === undefined) throw new Error('there are no pods in this object')
  return template
}
const containerOf = (objects: readonly KubernetesObject[], part: string): Container => {
  const deployment = ofKind(objects, 'Deployment').find(({ metadata }) => metadata.name.endsWith(`-${part}`))
  const [container] = templateOf(deployment).spec.containers
  if (container === undefined) throw new Error(`there is no container of ${part}`)
  return container
}
/**
 * What a process of this container finds in its environment; the secrets contain what the installation page
 * puts there.
 */
const environmentOf = (container: Container): Record<string, string> => {
  const secrets: Record<string, string> = {
    'sentry-dsn': 'https://key@errors.example.com/1',
    'otlp-headers': 'authorization=Bearer%20key',
    'webhook-secret': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'live-url': 'nats://tessera:password@nats:4222',
  }
  const secret = (key: string): string =>
    secrets[key] === undefined && key.endsWith('-url')
      ? 'postgresql://somebody:password@db:5432/tessera'
      : (secrets[key] ?? 'secret')
  return Object.fromEntries(
    container.env.map(({ name, value, valueFrom }) => [
      name,
      value?.replace('$(POD_ADDRESS)', '10.42.0.17') ??
        (valueFrom?.secretKeyRef ? secret(valueFrom.secretKeyRef.key) : '10.42.0.17'),
    ]),
  )
}

describe('the chart', () => {
  it.each(['least', 'everything'])('has no fault for helm with %s that may be set', async (name) => {
    expect(await lintChart(valuesOf(name))).toContain('0 chart(s) failed')
  })

  it('renders objects that the API of Kubernetes knows, field by field', async () => {
    expect(await judgeObjects([...least, ...everything])).toEqual([])
  })

  it('is refused when a field is misspelt, missing or malformed', async () => {
    const [deployment] = ofKind(least, 'Deployment')
    if (deployment === undefined) throw new Error('no deployment')
    const { selector: _selector, ...without } = deployment.spec
    const broken: KubernetesObject[] = [
      { ...deployment, spec: { ...deployment.spec, replica: 2 } },
      { ...deployment, spec: without },
      { ...deployment, spec: { ...deployment.spec, replicas: 'two' as unknown as number } },
    ]
    for (const object of broken)
      expect(await judgeObjects([object]), JSON.stringify(object.spec)).not.toEqual([])
  })

  it('runs each part as a separate deployment, which always has a pod during changes', () => {
    for (const objects of [least, everything]) {
      expect(namesOf(ofKind(objects, 'Deployment'))).toEqual(
        parts.map((part) => `site-tessera-${part}`).toSorted(),
      )
      for (const part of parts) expect(containerOf(objects, part).args).toEqual([part])
      for (const { spec } of ofKind(objects, 'Deployment'))
        expect(spec['strategy']).toEqual({
          type: 'RollingUpdate',
          rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
        })
    }
  })

  it('lets no pod write to its own files, be root, or gain privileges', () => {
    for (const object of [...least, ...everything].filter(({ kind }) =>
      ['Deployment', 'Job', 'CronJob'].includes(kind),
    )) {
      const { spec } = templateOf(object)
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(spec).toMatchObject({ automountServiceAccountToken: false })
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(
          container.volumeMounts?.filter(({ name, readOnly }) => name === 'keys' && readOnly !== true) ?? [],
        ).toEqual([])
      }
    }
  })

  it('gives a stopping pod time to be taken out of routing and to finish', () => {
    const finishing = Number(
      /^const usualMs = ([\d_]+)/m
        .exec(readFileSync(join(rootFolder, 'packages/server-kit/src/process/end-in-order.ts'), 'utf8'))?.[1]
        ?.replaceAll('_', ''),
    )
    expect(finishing).toBeGreaterThan(0)
    for (const deployment of ofKind(everything, 'Deployment')) {
      const { spec } = templateOf(deployment)
      const drainSeconds = Number(
        spec.containers[0]?.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value,
      )
      expect(drainSeconds).toBeGreaterThanOrEqual(10)
      expect((spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(
        drainSeconds * 1000 + finishing,
      )
    }
  })

  it('gives every process variables that it understands', () => {
    for (const objects of [least, everything]) {
      for (const part of platformParts) {
        const found = readEnvironment({ ...environmentOf(containerOf(objects, part)), ROLES: part })
        expect(found).toMatchObject({
          mode: 'production',
          vaultKeyFile: '/keys/vault.key',
          operatorPrivateKeyFile: '/keys/operator-key.pem',
          metrics: { host: '0.0.0.0', port: 9464 },
        })
        expect(found.outboundOrigins).toContain('http://site-tessera-studio:3001')
      }
      expect(readStudioEnvironment(environmentOf(containerOf(objects, 'studio')))).toMatchObject({
        operatorWalletUrl: 'http://site-tessera-api:3000/vendors/hub88/studio',
        ownUrl: 'http://10.42.0.17:3001',
        metrics: { port: 9464 },
      })
    }
    const all = readEnvironment(environmentOf(containerOf(everything, 'api')))
    expect(all).toMatchObject({
      fileBucket: { bucket: 'site-files' },
      accessLog: true,
      alertWebhook: { url: 'https://alerts.example.com/tessera' },
      poolerUrl: 'postgresql://somebody:password@db:5432/tessera',
      replicaUrl: 'postgresql://somebody:password@db:5432/tessera',
      leastFreeDiskBytes: 512 * 1024 * 1024,
    })
    expect(readStudioEnvironment(environmentOf(containerOf(everything, 'studio'))).operatorOrigins).toEqual([
      'https://play.example.com',
      'https://play.second.example',
      'https://play.third.example',
    ])
  })

  it('routes the hosts of all brands to the platform, live connections to live, and games to the studio', () => {
    interface Rule {
      host: string
      http: { paths: { path: string; backend: { service: { name: string } } }[] }
    }
    const [ingress] = ofKind(everything, 'Ingress')
    const rules = ingress?.spec['rules'] as Rule[]
    const led = rules.map(({ host, http }) => [
      host,
      ...http.paths.map(({ path, backend }) => `${path} ${backend.service.name}`),
    ])
    const toPlatform = ['/live site-tessera-live', '/ site-tessera-api']
    expect(led).toEqual([
      ['play.example.com', ...toPlatform],
      ['play.second.example', ...toPlatform],
      ['play.third.example', ...toPlatform],
      ['games.example.com', '/ site-tessera-studio'],
    ])
    expect(ingress?.spec['tls']).toEqual([
      { secretName: 'site-tls', hosts: ['play.example.com', 'games.example.com'] },
      { secretName: 'second-tls', hosts: ['play.second.example'] },
    ])
    expect(namesOf(ofKind(everything, 'Service'))).toEqual([
      'site-tessera-api',
      'site-tessera-live',
      'site-tessera-studio',
    ])
  })

  it('leaves the number of pods to the autoscaler, and spreads them', () => {
    expect(namesOf(ofKind(everything, 'HorizontalPodAutoscaler'))).toEqual(
      namesOf(ofKind(everything, 'Deployment')),
    )
    for (const deployment of ofKind(everything, 'Deployment')) {
      expect(deployment.spec.replicas).toBeUndefined()
      expect(
        templateOf(deployment).spec.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey),
      ).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone'])
    }
    expect(ofKind(least, 'HorizontalPodAutoscaler')).toEqual([])
  })

  it('has a disruption budget for every part with more than one pod, and for no other', () => {
    expect(namesOf(ofKind(least, 'PodDisruptionBudget'))).toEqual([
      'site-tessera-live',
      'site-tessera-studio',
      'site-tessera-worker',
    ])
    expect(namesOf(ofKind(everything, 'PodDisruptionBudget'))).toHaveLength(4)
  })

  it('has its processes measured under the jobs of the alert rules, and brings the rules, where the cluster can', () => {
    expect([...ofKind(least, 'PodMonitor'), ...ofKind(least, 'PrometheusRule')]).toEqual([])
    const monitors = ofKind(everything, 'PodMonitor')
    const jobs = monitors.map(({ spec }) => spec['podMetricsEndpoints'])
    expect(jobs).toEqual(
      ['platform', 'studio'].map((job) => [
        { port: 'metrics', relabelings: [{ targetLabel: 'job', replacement: `tessera-${job}` }] },
      ]),
    )
    const parts = monitors.flatMap(
      ({ spec }) =>
        (spec['selector'] as { matchExpressions: { values: string[] }[] }).matchExpressions[0]?.values ?? [],
    )
    const deployments = ofKind(everything, 'Deployment').map(
      (object) => templateOf(object).metadata.labels['app.kubernetes.io/component'],
    )
    expect(parts.toSorted()).toEqual(deployments.toSorted())
    const [rule] = ofKind(everything, 'PrometheusRule')
    expect(rule?.spec).toEqual(
      parse(readFileSync(join(rootFolder, 'deploy/observability/alerts.yaml'), 'utf8')),
    )
    expect(rule?.metadata).toMatchObject({ labels: { release: 'monitoring' } })
  })

  it('restricts every pod with a network policy, and opens metrics only to their collectors', () => {
    interface Policy {
      podSelector: { matchLabels: Record<string, string> }
      ingress?: { ports: { port: string }[]; from?: unknown[] }[]
    }
    for (const objects of [least, everything]) {
      const policies = ofKind(objects, 'NetworkPolicy').map(({ spec }) => spec as unknown as Policy)
      const pods = objects
        .filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind))
        .map((object) => templateOf(object).metadata.labels)
      for (const labels of pods)
        expect(
          policies.filter(
            ({ podSelector }) => JSON.stringify(podSelector.matchLabels) === JSON.stringify(labels),
          ),
        ).toHaveLength(1)
      const figures = policies
        .flatMap(({ ingress = [] }) => ingress)
        .filter(({ ports }) => ports.some(({ port }) => port === 'metrics'))
      expect(figures.filter(({ from }) => from === undefined)).toEqual([])
      expect(figures).toHaveLength(objects === least ? 0 : 4)
    }
  })

  it.each([
    [
      'several api pods without a bucket',
      ['--set', 'api.replicas=2'],
      /files\.bucket must be set when api\.replicas is more than 1/,
    ],
    [
      'an autoscaled api without a bucket',
      ['--set', 'api.autoscaling.enabled=true'],
      /files\.bucket must be set/,
    ],
    ['no secret for the database', ['--set', 'database.existingSecret='], /existingSecret/],
    [
      'a value that it does not know',
      ['--set', 'platform.replicas=2'],
      /additional properties 'platform' not allowed/,
    ],
    ['an address with a path', ['--set', 'publicUrl=https://play.example.com/casino'], /publicUrl/],
    [
      'a backup without a volume',
      ['--set', 'backup.enabled=true'],
      /backup\.persistentVolumeClaim must name a volume/,
    ],
  ])('refuses %s', async (_name, more, reason) => {
    await expect(renderChart(valuesOf('least'), ...more)).rejects.toThrow(reason)
  })
})
