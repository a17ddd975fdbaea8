// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { expect, it } from 'vitest'
import { renderChart } from '../deploy/render-chart.ts'

const values = join(rootFolder, 'tools/deploy/values/everything.yaml')
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`

async function imagesWith(...settings: string[]): Promise<string[]> {
  const objects = JSON.stringify(await renderChart(values, ...settings))
  return [...new Set([...objects.matchAll(/"image":"([^"]+)"/g)].map(([, image]) => image!))]
}

it('runs the image of the digest in every pod, and that of the tag without one', async () => {
  expect(await imagesWith('--set', `image.digest=${digest}`)).toEqual([
    `registry.example.com/tessera@${digest}`,
  ])
  expect(await imagesWith()).toEqual(['registry.example.com/tessera:1.2.3'])
})

it('refuses a digest that is none', async () => {
  await expect(imagesWith('--set', 'image.digest=sha256:0123')).rejects.toThrow(/digest/)
})
