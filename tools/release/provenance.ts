// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

export interface Build {
  version: string
  commit: string
  lockText: string
  /** The SHA-256 of each file that was made, by its name. */
  made: ReadonlyMap<string, string>
  /** Variables of the machine: a run of GitHub Actions names itself in them. */
  variables: Readonly<Record<string, string | undefined>>
}

/**
 * Where files of a release come from, as an in-toto statement with a provenance of SLSA 1.0: the commit, the
 * lock file, the Node and the run that made them. It carries no signature of its own.
 */
export function describeProvenance({ version, commit, lockText, made, variables }: Build): object {
  const server = variables['GITHUB_SERVER_URL']
  const repository = variables['GITHUB_REPOSITORY']
  const run = variables['GITHUB_RUN_ID']
  const isWorkflow = server !== undefined && repository !== undefined && run !== undefined
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...made].map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:tessera:bundle:1',
        externalParameters: { version },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          {
            uri: isWorkflow ? `git+${server}/${repository}@refs/tags/v${version}` : `git+tessera@v${version}`,
            digest: { gitCommit: commit },
          },
          {
            name: 'package-lock.json',
            digest: { sha256: createHash('sha256').update(lockText).digest('hex') },
          },
        ],
      },
      runDetails: {
        builder: {
          id: isWorkflow
            ? `${server}/${variables['GITHUB_WORKFLOW_REF'] ?? repository}`
            : 'urn:tessera:builder:by-hand',
        },
        metadata: isWorkflow ? { invocationId: `${server}/${repository}/actions/runs/${run}` } : {},
      },
    },
  }
}
