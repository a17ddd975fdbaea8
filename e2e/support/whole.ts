// SPDX-License-Identifier: Apache-2.0
import { expect, type Page } from '@playwright/test'

/** First words of the keys of our sentences: a key on the page is a sentence that was forgotten. */
const bareKey =
  /\b(?:bets|center|common|downloads|entry|fault|feedback|help|identity|language|lobby|mall|members|messages|play|promotions|protect|rewards|shell|trouble|wallet)\.[a-z][\w.]*/i

/**
 * The page is as wide as the window, no panel scrolls sideways, no words are cut or stand out of their
 * button, and none is a bare key.
 */
export async function expectWhole(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(lookForFlaws)
  const keys = bareKey.exec(found.words)?.[0]
  expect
    .soft({ tooWide: found.tooWide, cut: found.cut, spilt: found.spilt, key: keys }, `${where} is whole`)
    .toEqual({ tooWide: [], cut: [], spilt: [], key: undefined })
}

/** Runs in the page. */
function lookForFlaws(): { tooWide: string[]; cut: string[]; spilt: string[]; words: string } {
  const visible = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth > 1
  const labelOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)} "${(element.textContent ?? '').trim().slice(0, 40)}" ${element.scrollWidth} > ${element.clientWidth}`
  const wider = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1
  const holdsWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  const scroller = document.scrollingElement
  const panels = [...document.querySelectorAll('[role=dialog] .overscroll-contain')]
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    // Titles that others write may end in an ellipsis; each is whole where it leads.
    if (!wider(element) || !visible(element) || element.closest('[aria-hidden=true], .sr-only')) return false
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
    return (
      (overflowX === 'hidden' || overflowX === 'clip') &&
      textOverflow !== 'ellipsis' &&
      webkitLineClamp === 'none' &&
      (holdsWords(element) || [...element.children].some(holdsWords))
    )
  })
  const standsOut = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const found = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const words = document.createRange()
        words.selectNode(node)
        return [...words.getClientRects()]
      })
    return found.some(({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1))
  }
  const spilt = [...document.querySelectorAll('button, a')].filter((element) => {
    const { overflowX, display } = getComputedStyle(element)
    return (
      holdsWords(element) &&
      visible(element) &&
      overflowX === 'visible' &&
      display !== 'inline' &&
      !element.closest('[aria-hidden=true], .sr-only') &&
      standsOut(element)
    )
  })
  return {
    tooWide: [
      ...(scroller && scroller.scrollWidth > innerWidth
        ? [`page ${scroller.scrollWidth} > ${innerWidth}`]
        : []),
      ...panels.filter(wider).map(labelOf),
    ],
    cut: cut.map(labelOf),
    spilt: spilt.map(labelOf),
    words: document.body.innerText,
  }
}
