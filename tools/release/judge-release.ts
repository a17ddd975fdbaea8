// SPDX-License-Identifier: Apache-2.0
import { isNewer } from '@tessera/server/src/platform/db/release.ts'
import { readUnreleased, sectionOf } from './changelog.ts'

/** What decides whether a version may be released. */
export interface ReleaseFacts {
  /** The version that is asked for. */
  version: string
  /** The one in package.json. */
  current: string
  branch: string
  /** Paths of files with changes that are in no commit. */
  changed: readonly string[]
  tags: readonly string[]
  changelog: string
}

const versionForm = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Why this version may not be released from here, in one sentence; undefined if it may. */
export function whyNotReleased(facts: ReleaseFacts): string | undefined {
  const { version, branch, changed, tags, changelog } = facts
  if (!versionForm.test(version))
    return `"${version}" is not a version: name one as MAJOR.MINOR.PATCH, such as 0.9.0.`
  if (branch !== 'main')
    return `A release is cut from main, and this is ${branch === '' ? 'no branch' : `"${branch}"`}.`
  if (changed.length > 0)
    return `These files have changes that are in no commit: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}.`
  if (tags.includes(`v${version}`)) return `The tag v${version} exists already.`
  const last = lastVersion(facts)
  if (!isNewer(version, last)) return `${version} is not higher than ${last}, the last version.`
  if (sectionOf(changelog, version) !== undefined)
    return `CHANGELOG.md has a section ${version} already; what is new belongs under "Unreleased".`
  if (readUnreleased(changelog) === undefined) return 'CHANGELOG.md has no section "Unreleased".'
  if (readUnreleased(changelog) === '') return 'CHANGELOG.md says nothing under "Unreleased".'
  return undefined
}

function lastVersion({ current, tags }: ReleaseFacts): string {
  return tags
    .filter((tag) => tag.startsWith('v') && versionForm.test(tag.slice(1)))
    .map((tag) => tag.slice(1))
    .reduce((highest, version) => (isNewer(version, highest) ? version : highest), current)
}
