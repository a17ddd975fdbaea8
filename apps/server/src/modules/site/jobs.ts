// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { measureHosts, type MeasureDeps } from './brands/measure-hosts.ts'

/** The jobs of the site. */
export const siteJobs = (deps: MeasureDeps): Job[] => [
  { name: 'site.measureHosts', everyMinutes: 1, run: () => measureHosts(deps) },
]
