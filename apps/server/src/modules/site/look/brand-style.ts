// SPDX-License-Identifier: Apache-2.0
import { settings as declared } from '@tessera/contract'
import { brandStyleSheet, type BrandTokens } from '@tessera/ui/theme/brand-tokens.ts'
import type { BrandLook } from './brand-look.ts'

/** Typefaces of the visitor's own machine; the platform's own is already in the style sheet. */
const stacks: Record<Exclude<BrandLook['font'], 'builtIn'>, string> = {
  system: "system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif",
  rounded:
    "ui-rounded,'SF Pro Rounded','Hiragino Maru Gothic ProN',Quicksand,Nunito,system-ui,'Noto Sans',sans-serif",
  serif: "ui-serif,Georgia,'Times New Roman','Noto Serif',serif",
}

const usualColour = declared['site.brandColour'].default
const usualRadius = declared['site.cornerRadius'].default

/**
 * CSS rules that give a page the look of a brand; '' for the look of the platform. Contains checked values
 * only.
 */
export function brandStyle(
  tokens: BrandTokens,
  { cornerRadius, font }: Pick<BrandLook, 'cornerRadius' | 'font'>,
): string {
  const isUsual = tokens.dark.brand === usualColour.dark && tokens.light.brand === usualColour.light
  const shapes =
    cornerRadius === usualRadius
      ? []
      : [
          `--radius-control:${cornerRadius}px`,
          `--radius-tile:${cornerRadius * 1.5}px`,
          `--radius-panel:${cornerRadius * 2}px`,
        ]
  const rules = [...shapes, ...(font === 'builtIn' ? [] : [`--font:${stacks[font]}`])]
  const css =
    (isUsual ? '' : brandStyleSheet(tokens)) + (rules.length === 0 ? '' : `:root{${rules.join(';')}}\n`)
  // More specific than the rules of the platform, wherever its style sheet is in the page.
  return css.replaceAll(':root', 'html:root').replaceAll('[data-theme', 'html[data-theme')
}
