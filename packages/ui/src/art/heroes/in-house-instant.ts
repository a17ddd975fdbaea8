// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { onCircle, point, repeat, starPath, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { ball, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

const wheelColours = ['#ff4fc3', '#45d4ff', '#22e38b', '#ffc94d', '#ff8a3d', '#9b7bff'] as const

/** A wheel of fortune with its pointer. */
export const fortuneWheel: DrawHero = (palette) => {
  const parts = 12
  const width = 360 / parts
  const at = (radius: number, angle: number): string => point(...onCircle(256, 270, radius, angle))
  const segments = Array.from({ length: parts }, (_, index) => {
    const [from, to] = [index * width - 15, (index + 1) * width - 15]
    const fill = wheelColours[index % wheelColours.length]!
    return svg`
      <path d="M256 270L${at(196, from)}A196 196 0 0 1 ${at(196, to)}Z" fill="${index % 2 === 0 ? fill : darker(fill, 0.22)}" stroke="#1a1030" stroke-width="5"/>
    `
  }).join('')
  const lamps = repeat(parts, (index) => {
    const [x, y] = onCircle(256, 270, 214, index * width)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9" fill="${index % 2 === 0 ? '#fff8d0' : lighter(palette.accent, 0.5)}"/>`
  })
  return paintedHero(
    { left: 10, top: 8, right: 502, bottom: 516 },
    svg`
      <circle cx="256" cy="286" r="236" fill="#14081e"/>
      <circle cx="256" cy="270" r="236" fill="url(#hero-rim)"/>
      ${segments}
      ${lamps}
      <circle cx="256" cy="270" r="62" fill="url(#hero-rim)"/>
      ${ball('hub', 256, 270, 46)}
      <path d="${starPath(256, 270, 26, 5, 0.45)}" fill="#fff"/>
      <path d="M214 12H298L256 104Z" fill="url(#hero-pointer)" stroke="#1a1030" stroke-width="6" stroke-linejoin="round"/>
    `,
    `${metalShade('rim', '#ffd95a', '#b97408')}${roundShade('hub', '#ff4fc3')}${shade('pointer', '#f4f6ff', 0.6)}`,
  )
}

/** A dragon's tower with an egg behind each of its gates. */
export const dragonTower: DrawHero = (palette) => {
  const gate = (x: number, y: number, colour: string): string => svg`
    <path d="M${x - 44} ${y + 62}V${y - 8}A44 44 0 0 1 ${x + 44} ${y - 8}V${y + 62}Z" fill="#1c0a12"/>
    <path d="M${x - 36} ${y + 62}V${y - 6}A36 36 0 0 1 ${x + 36} ${y - 6}V${y + 62}Z" fill="${darker(colour, 0.72)}"/>
    <ellipse cx="${x}" cy="${y + 20}" rx="26" ry="34" fill="${colour}"/>
    <ellipse cx="${x - 9}" cy="${y + 6}" rx="7" ry="11" fill="#fff" opacity=".6"/>
  `
  const merlons = Array.from(
    { length: 5 },
    (_, index) =>
      `<rect x="${82 + index * 74}" y="44" width="52" height="64" rx="8" fill="url(#hero-stone)"/>`,
  ).join('')
  return paintedHero(
    { left: 60, top: 30, right: 452, bottom: 512 },
    svg`
      ${merlons}
      <path d="M82 92H430L410 150H102Z" fill="url(#hero-stone)"/>
      <path d="M112 150H400L424 506H88Z" fill="url(#hero-wall)"/>
      <path d="M112 150H400L402 178H110Z" fill="#000" opacity=".28"/>
      <path d="M104 262H408M100 384H412" stroke="#000" stroke-opacity=".3" stroke-width="8"/>
      ${gate(190, 212, '#22e38b')}${gate(322, 212, '#ff6a3d')}
      ${gate(186, 332, '#ff6a3d')}${gate(326, 332, '#22e38b')}
      ${gate(256, 448, lighter(palette.accent, 0.1))}
    `,
    `${shade('stone', '#8d7fa6', 0.8)}${shade('wall', '#6a5a86', 0.8)}`,
  )
}

/** A chicken on its way over the road. */
export const crossingChicken: DrawHero = (palette) =>
  paintedHero(
    { left: 20, top: 16, right: 504, bottom: 508 },
    svg`
      <ellipse cx="250" cy="478" rx="190" ry="24" fill="#000" opacity=".35"/>
      <path d="M190 420h30v50h40v20h-90v-20h20zM292 420h30v50h40v20h-90v-20h20z" fill="#f08a24"/>
      <path d="M44 220C12 180 22 130 42 110C72 170 122 200 162 200L202 310L122 330Z" fill="#c9d3e6"/>
      <path d="M72 280C72 200 162 210 232 190C272 180 272 70 352 70C422 70 442 130 432 190C442 330 382 440 252 440C142 440 72 370 72 280Z" fill="url(#hero-feathers)"/>
      <path d="M142 270C182 240 282 250 302 290C292 360 222 380 172 350C152 330 142 300 142 270Z" fill="#c9d3e6"/>
      <path d="M300 82C282 40 312 20 332 40C342 10 382 10 388 40C416 26 432 54 412 86C382 60 332 60 300 82Z" fill="url(#hero-comb)"/>
      <path d="M424 140L500 172L424 202Z" fill="${palette.accent}"/>
      <path d="M412 206C444 212 444 262 418 266C398 256 398 222 412 206Z" fill="url(#hero-comb)"/>
      <circle cx="366" cy="138" r="24" fill="#16202e"/>
      <circle cx="374" cy="129" r="8" fill="#fff"/>
    `,
    `${roundShade('feathers', '#f4f7ff')}${roundShade('comb', '#ff3b4e')}`,
  )
