// SPDX-License-Identifier: Apache-2.0
import type { DrawProof } from '@tessera/rules/lottery/fair/check-draw'
import { t } from '../../../shared/texts/texts.ts'
import { withGiven } from '../../../draw-verifier/given.ts'
import { nameOfSource } from './beacon-name.ts'

/** Saves a page that computes a draw again without any server: the verifier with the values of the draw in it. */
export async function saveVerifier(proof: DrawProof): Promise<void> {
  const answer = await fetch('/draw-verifier.html')
  if (!answer.ok) throw new Error(`the verifier was answered with ${answer.status}`)
  const { lang, dir } = document.documentElement
  const page = withGiven(await answer.text(), {
    lang,
    dir,
    proof,
    texts: {
      title: t('lottery.verifier.title'),
      lead: t('lottery.verifier.lead'),
      draw: t('lottery.draw', { number: `${proof.gameCode} ${proof.numero}` }),
      good: t('lottery.check.good'),
      bad: t('lottery.check.bad'),
      commitment: t('lottery.verifier.seed'),
      round: t('lottery.verifier.round'),
      numbers: t('lottery.verifier.numbers'),
      source: t('lottery.beacon'),
      sourceName: proof.beacon ? nameOfSource(proof.beacon.id) : t('lottery.beacon.none'),
    },
  })
  download(page, `draw-${proof.gameCode}-${proof.numero}.html`)
}

function download(page: string, name: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
