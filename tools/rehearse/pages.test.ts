// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { describe, expect, it } from 'vitest'
import { type Block, blocksOf, runbookPages } from './follow-page.ts'

const story = 'tools/rehearse/whole-story.test.ts'
const backups = 'tools/backup/runbook.test.ts'
/** Which test executes the commands below a heading, word by word. The test reads them from the page. */
const followed: readonly { page: string; heading: string; test: string }[] = [
  { page: 'install.md', heading: 'With npm, on one machine', test: 'tools/rehearse/rehearse.test.ts' },
  { page: 'install.md', heading: 'The steps to the first player', test: 'tools/rehearse/rehearse.test.ts' },
  { page: 'install.md', heading: 'In a cluster', test: 'tools/backup/prescribed-postgres-for-tests.ts' },
  { page: 'brands.md', heading: 'Make it', test: story },
  { page: 'brands.md', heading: 'One more host, or none', test: story },
  { page: 'daily.md', heading: 'Processes', test: story },
  { page: 'keys.md', heading: 'Our own key', test: story },
  { page: 'keys.md', heading: 'The vault key', test: story },
  { page: 'keys.md', heading: 'The vault key is lost', test: story },
  { page: 'keys.md', heading: 'The seal key', test: story },
  { page: 'backup.md', heading: 'Back up', test: backups },
  { page: 'backup.md', heading: 'Restore', test: backups },
  { page: 'backup.md', heading: 'A drill', test: backups },
  { page: 'backup.md', heading: 'Any moment: a log of every change', test: backups },
]
/** A page whose blocks are all of one kind and are read as a whole. */
const asked = { page: 'incidents.md', language: 'sql', test: story }

const isTranscript = ({ language, text }: Block): boolean => language === '' && text.startsWith('$ ')
const isData = ({ language }: Block): boolean => language === 'json'
const isFollowed = ({ page, heading, language }: Block): boolean =>
  followed.some((one) => one.page === basename(page) && one.heading === heading) ||
  (basename(page) === asked.page && language === asked.language)

describe('every block of commands in the runbook', () => {
  it.each(runbookPages)('is executed by a test, or marked as an example for another machine: %s', (page) => {
    const left = blocksOf(page).filter(
      (block) => !block.isExample && !isTranscript(block) && !isData(block) && !isFollowed(block),
    )
    expect(
      left.map(({ heading, language, text }) => `${heading}: ${language} ${text.split('\n')[0]}`),
    ).toEqual([])
  })

  it('that a test should execute exists, and the test reads it', () => {
    for (const { page, heading, test } of followed) {
      const blocks = blocksOf(`docs/runbook/${page}`).filter(
        (block) => block.heading === heading && !block.isExample,
      )
      expect(blocks.length, `${page}: ${heading}`).toBeGreaterThan(0)
      const source = readFileSync(join(rootFolder, test), 'utf8')
      expect([source.includes(page), source.includes(heading)], `${test} on ${page}: ${heading}`).toEqual([
        true,
        true,
      ])
    }
  })
})
