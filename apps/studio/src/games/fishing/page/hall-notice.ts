// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../../../runtime/page/element.ts'

export interface WayOn {
  readonly label: string
  readonly act: () => void
}

/** What keeps somebody from shooting, and the way on. What is worse hides what is less bad. */
export function createHallNotice() {
  const text = h('p', { role: 'status' })
  const ways = h('div', { class: 'hall-notice-ways' })
  const element = h('div', { class: 'hall-notice', hidden: true }, text, ways)
  const said: {
    offline?: string | undefined
    state?: string | undefined
    refused?: string | undefined
    hint?: string | undefined
  } = {}
  let wayOfState: WayOn | undefined
  let wayOfRefusal: WayOn | undefined
  const show = () => {
    const sentence = said.offline ?? said.state ?? said.refused ?? said.hint
    const way =
      said.offline !== undefined
        ? undefined
        : said.state !== undefined
          ? wayOfState
          : said.refused !== undefined
            ? wayOfRefusal
            : undefined
    element.hidden = sentence === undefined
    setText(text, sentence ?? '')
    ways.replaceChildren(
      ...(way
        ? [on(h('button', { type: 'button', class: 'plain-button main' }, way.label), { click: way.act })]
        : []),
    )
  }
  return {
    element,
    offline(sentence: string | undefined): void {
      said.offline = sentence
      show()
    },
    state(sentence: string | undefined, way?: WayOn): void {
      said.state = sentence
      wayOfState = way
      show()
    },
    refused(sentence: string | undefined, way?: WayOn): void {
      if (said.refused === sentence) return
      said.refused = sentence
      wayOfRefusal = way
      show()
    },
    hint(sentence: string | undefined): void {
      said.hint = sentence
      show()
    },
  }
}
