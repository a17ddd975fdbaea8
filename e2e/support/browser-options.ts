// SPDX-License-Identifier: Apache-2.0
import type { LaunchOptions } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

const withArguments = (...further: string[]): LaunchOptions => ({
  args: [
    '--no-sandbox',
    '--no-zygote',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...further,
  ],
  ...(executablePath ? { executablePath } : {}),
})

/** Pages are drawn without a GPU; to imitate one costs a fifth more of the processor. A game is played without its scene. */
export const withoutWebGl = withArguments('--disable-gpu', '--disable-3d-apis')

/** For journeys that are about what games draw. */
export const withWebGl = withArguments(
  '--disable-gpu-rasterization',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
)
