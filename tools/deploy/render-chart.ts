// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { parseAllDocuments } from 'yaml'
import { findHelm } from '../bootstrap/find-helm.mjs'

export const chartFolder = join(rootFolder, 'deploy/helm/tessera')
/** The version whose API kubernetes-models describes. */
export const kubernetesVersion = '1.36'
const run = promisify(execFile)

export interface Variable {
  name: string
  value?: string
  valueFrom?: { secretKeyRef?: { name: string; key: string } }
}
export interface Container {
  name: string
  image: string
  args?: string[]
  env: Variable[]
  ports?: { name: string; containerPort: number }[]
  securityContext: object
  lifecycle?: object
  readinessProbe?: object
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[]
}
export interface PodTemplate {
  metadata: { labels: Record<string, string> }
  spec: {
    containers: Container[]
    terminationGracePeriodSeconds?: number
    securityContext: object
    topologySpreadConstraints?: { topologyKey: string }[]
  }
}
/** A Kubernetes object, as far as the tests read it. */
export interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: Record<string, unknown> & { template?: PodTemplate; replicas?: number }
}

/** The chart rendered with these values, as `helm install` would send it. */
export async function renderChart(valuesFile: string, ...more: string[]): Promise<KubernetesObject[]> {
  const helm = await findHelm()
  const { stdout } = await run(helm, [
    'template',
    'site',
    chartFolder,
    '--values',
    valuesFile,
    '--kube-version',
    kubernetesVersion,
    ...more,
  ])
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null)
}

/** helm's own findings about the chart; it throws when helm finds an error. */
export async function lintChart(valuesFile: string): Promise<string> {
  return (await run(await findHelm(), ['lint', '--strict', chartFolder, '--values', valuesFile])).stdout
}

/** Objects of the Prometheus Operator are described by a package of their own. */
const modelOf = ({ apiVersion, kind }: Pick<KubernetesObject, 'apiVersion' | 'kind'>): string =>
  `${apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models'}/${apiVersion}/${kind}`

/**
 * What is wrong with objects by the Kubernetes API: the package's JSON schemas find missing and malformed
 * fields, its types, which know every field, find unknown ones.
 */
export async function judgeObjects(objects: readonly KubernetesObject[]): Promise<string[]> {
  const problems: string[] = []
  for (const { apiVersion, kind, ...rest } of objects) {
    const models = (await import(/* @vite-ignore */ modelOf({ apiVersion, kind }))) as Record<
      string,
      new (data: object) => { validate(): void }
    >
    const Model = models[kind]
    if (Model === undefined)
      throw new Error(`Kubernetes ${kubernetesVersion} knows no ${kind} of ${apiVersion}`)
    try {
      new Model({ apiVersion, kind, ...rest }).validate()
    } catch (error) {
      problems.push(
        `${kind} ${rest.metadata.name}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return [...problems, ...(await unknownFields(objects))]
}

/** A field that the type does not have is a compiler error in an object literal. */
async function unknownFields(objects: readonly KubernetesObject[]): Promise<string[]> {
  mkdirSync(join(rootFolder, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(rootFolder, '.cache/chart-'))
  const lines = objects.flatMap((object, index) => [
    `import type { I${object.kind} as Kind${index} } from '${modelOf(object)}'`,
    `export const object${index}: Kind${index} = ${JSON.stringify(object)}`,
  ])
  try {
    writeFileSync(join(folder, 'objects.ts'), lines.join('\n'))
    const compiler = join(rootFolder, 'node_modules/typescript/bin/tsc')
    await run(process.execPath, [
      compiler,
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      join(folder, 'objects.ts'),
    ])
    return []
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
      .trim()
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => {
        const object = objects[Math.ceil(Number(/\((\d+),/.exec(line)?.[1]) / 2) - 1]
        return `${object?.kind} ${object?.metadata.name}: ${line.slice(line.indexOf('error TS'))}`
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
