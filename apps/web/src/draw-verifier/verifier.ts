// SPDX-License-Identifier: Apache-2.0
import { checkDraw, isFairDraw } from '@tessera/rules/lottery/fair/check-draw'
import './verifier.css'
import { readGiven, type Given } from './given.ts'

/** The saved verifier: one draw, computed again from the values in this page. It can ask nobody. */
function show({ lang, dir, proof, texts }: Given): void {
  document.documentElement.lang = lang
  document.documentElement.dir = dir
  document.title = texts.title
  const check = checkDraw(proof)
  const steps: [string, boolean | undefined, string][] = [
    [texts.commitment, check.commitment, `${proof.seed}\n${proof.commitment}`],
    [texts.round, check.beacon, proof.beacon ? `${proof.beacon.round}\n${proof.beacon.signature}` : ''],
    [texts.numbers, check.numbers, proof.winningNumber.replaceAll('~', '\n')],
  ]
  const good = isFairDraw(check)
  document
    .querySelector('#verify')!
    .replaceChildren(
      make('h1', texts.title),
      make('p', texts.lead, 'lead'),
      make('h2', texts.draw),
      make('p', good ? texts.good : texts.bad, good ? 'verdict good' : 'verdict bad'),
      make('p', `${texts.source}: ${texts.sourceName}`, 'source'),
      ...(proof.beacon ? [make('code', `${proof.beacon.id}\n${proof.beacon.publicKey}`)] : []),
      ...steps.flatMap(([words, holds, values]) =>
        holds === undefined
          ? []
          : [
              make('p', `${holds ? '\u2713' : '\u2717'} ${words}`, holds ? 'step good' : 'step bad'),
              make('code', values),
            ],
      ),
    )
}

function make(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  if (tag === 'code') element.dir = 'ltr'
  return element
}

const given = readGiven(document)
if (given) show(given)
