// SPDX-License-Identifier: Apache-2.0

/** What CHANGELOG.md says under a heading `## NAME`, without the heading; undefined if it has none. */
export function sectionOf(changelog: string, name: string): string | undefined {
  const sections = changelog.split(/^(?=## )/m)
  const section = sections.find((one) => one.split('\n', 1)[0]?.split(' ')[1] === name)
  return section?.slice(section.indexOf('\n') + 1).trim()
}

/** What the next release brings; empty if nothing is written, undefined without the heading. */
export const readUnreleased = (changelog: string): string | undefined => sectionOf(changelog, 'Unreleased')

/** The changelog in which everything unreleased has become a version of this day. */
export function nameUnreleased(changelog: string, version: string, day: string): string {
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${day})`)
}
