// SPDX-License-Identifier: Apache-2.0
import { rounded, roundedScale, svg } from '../drawing.ts'
import type { Palette } from '../palette.ts'
import type { HeroDrawing } from './hero-drawing.ts'

/** Where a hero goes: it is scaled to fit the box around (x, y), then turned by `turn` degrees. */
export interface HeroPlacement {
  x: number
  y: number
  width: number
  height: number
  turn: number
}

/** Draws a hero with relief, outline and shadow. Needs {@link heroFilters} in the same document. */
export function placeHero(hero: HeroDrawing, placement: HeroPlacement): string {
  const scale = Math.min(
    placement.width / (hero.right - hero.left),
    placement.height / (hero.bottom - hero.top),
  )
  const centre = `${rounded(-(hero.left + hero.right) / 2)} ${rounded(-(hero.top + hero.bottom) / 2)}`
  const transform = `translate(${rounded(placement.x)} ${rounded(placement.y)}) rotate(${rounded(placement.turn)}) scale(${roundedScale(scale)}) translate(${centre})`
  const relief =
    hero.relief === '' ? '' : `<g filter="url(#relief)"><g transform="${transform}">${hero.relief}</g></g>`
  return `<defs>${hero.defs}</defs><g filter="url(#lift)"><g transform="${transform}">${hero.body}</g>${relief}</g>`
}

/**
 * The two filters of a hero: `relief` rounds the surface, with white light from the upper left and the
 * second hue from the lower right; `lift` adds a dark outline and the shadow on the ground.
 */
export function heroFilters(palette: Palette): string {
  const relief = svg`
    <filter id="relief" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="3.6" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="5" diffuseConstant="1.08" lighting-color="#fff" result="light">
    <feDistantLight azimuth="235" elevation="54"/>
    </feDiffuseLighting>
    <feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.02" k2=".12" result="lit"/>
    <feSpecularLighting in="height" surfaceScale="7" specularConstant=".8" specularExponent="22" lighting-color="#fff" result="shine">
    <feDistantLight azimuth="235" elevation="42"/>
    </feSpecularLighting>
    <feSpecularLighting in="height" surfaceScale="7" specularConstant=".95" specularExponent="14" lighting-color="${palette.accent}" result="rim">
    <feDistantLight azimuth="50" elevation="24"/>
    </feSpecularLighting>
    <feComposite in="lit" in2="shine" operator="arithmetic" k2="1" k3=".66" result="shiny"/>
    <feComposite in="shiny" in2="rim" operator="arithmetic" k2="1" k3=".75" result="rimmed"/>
    <feComposite in="rimmed" in2="SourceAlpha" operator="in"/>
    </filter>
  `
  const lift = svg`
    <filter id="lift" x="-12%" y="-10%" width="124%" height="128%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="3" result="swollen"/>
    <feComponentTransfer in="swollen" result="edge">
    <feFuncA type="linear" slope="14" intercept="-1"/>
    </feComponentTransfer>
    <feFlood flood-color="${palette.deep}"/>
    <feComposite in2="edge" operator="in" result="outline"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="9" result="wide"/>
    <feOffset in="wide" dy="16" result="below"/>
    <feFlood flood-color="#000" flood-opacity=".6"/>
    <feComposite in2="below" operator="in" result="shadow"/>
    <feMerge>
    <feMergeNode in="shadow"/>
    <feMergeNode in="outline"/>
    <feMergeNode in="SourceGraphic"/>
    </feMerge>
    </filter>
  `
  return relief + lift
}

/** Gives a hero's gradients and shapes other names, so that two heroes can stand in one document. */
export function renameHero(hero: HeroDrawing, prefix: string): HeroDrawing {
  const renamed = (markup: string): string => markup.replaceAll('hero-', prefix)
  return { ...hero, defs: renamed(hero.defs), body: renamed(hero.body), relief: renamed(hero.relief) }
}
