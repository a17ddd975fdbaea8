// SPDX-License-Identifier: Apache-2.0
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, longest first: each starts many processes or sends thousands of requests. If
 * one of them started last, it would occupy one core while the other is idle. Add a new one when it takes
 * more than about fifteen seconds.
 */
const longest = [
  'apps/server/src/modules/lottery/killed.test.ts',
  'apps/server/src/modules/lottery/beacon/attack-forms.test.ts',
  'apps/server/src/main/whole-server/hostile/floods.test.ts',
  'apps/server/src/main/whole-server/brands-apart.test.ts',
  'apps/server/src/main/whole-server/contract-fuzz.test.ts',
  'apps/server/src/main/whole-server/hostile-input.test.ts',
  'apps/server/src/main/whole-server/rights.test.ts',
  'apps/server/src/main/whole-server/keys.test.ts',
  'apps/server/src/modules/wallet/transfers/transfers.test.ts',
  'tools/vendor/vendor.test.ts',
  'apps/server/src/main/start.test.ts',
  'apps/server/src/main/supervisor/supervisor.test.ts',
  'apps/server/src/modules/identity/hostile-input.test.ts',
  'apps/server/src/main/whole-server/live-limits.test.ts',
  'tools/operator/operator.test.ts',
  'apps/server/src/platform/db/embedded-postgres.test.ts',
  'tools/backup/runbook.test.ts',
  'tools/bootstrap/interrupted.test.ts',
  'tools/rehearse/rehearse.test.ts',
  'tools/setup/change-keys.test.ts',
  'tools/backup/backup.test.ts',
]

/** These files run first, within their project; vitest orders the rest. */
export class FilesInOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const positionOf = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return index === -1 ? longest.length : index
    }
    const projects = ['server', 'studio', 'pages']
    const projectOf = ({ project }: TestSpecification): number => projects.indexOf(project.name)
    return usual.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || positionOf(one) - positionOf(other),
    )
  }
}
