// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { deleteDuePictures } from './documents/delete-pictures.ts'
import type { DocumentsDeps } from './documents/documents-deps.ts'
import { judgeMembers, type FlagsDeps } from './flags/judge-members.ts'

/** The jobs of protection. */
export const complianceJobs = (deps: FlagsDeps & Pick<DocumentsDeps, 'documentFiles'>): Job[] => [
  {
    name: 'compliance.deletePictures',
    everyMinutes: 10,
    run: () => deleteDuePictures(deps, deps.clock.now()),
  },
  {
    name: 'compliance.judgeMembers',
    everyMinutes: 60,
    run: (slotMs) => judgeMembers(deps, slotMs),
  },
]
