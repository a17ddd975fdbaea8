// SPDX-License-Identifier: Apache-2.0
import { roundedScale, svg } from '../drawing.ts'
import { highlight, roundShade, shade } from './gloss.ts'

/** Gradients that {@link rocket} needs. */
export function rocketDefs(glass: string): string {
  return svg`
    ${shade('hull', '#eef2fb', 0.7)}
    ${shade('fin', '#ff2f4e')}
    ${roundShade('glass', glass)}
    <linearGradient id="hero-fire" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff"/>
    <stop offset=".25" stop-color="#ffe95a"/>
    <stop offset=".6" stop-color="#ff8a1e"/>
    <stop offset="1" stop-color="#ff2a1e" stop-opacity="0"/>
    </linearGradient>
  `
}

/**
 * A rocket that points upwards, 200 wide and about 460 high with its fire; (x, y) is the middle of its hull.
 */
export function rocket(x: number, y: number, scale: number, turn: number): string {
  const fire =
    '<path d="M-44 128C-78 210 -30 250 0 336C30 250 78 210 44 128Z" fill="url(#hero-fire)"/><path d="M-24 128C-40 180 -16 210 0 258C16 210 40 180 24 128Z" fill="#fffbe0" opacity=".9"/>'
  const fins =
    '<path d="M-60 40C-120 70 -124 130 -112 176C-96 140 -72 128 -46 124ZM60 40C120 70 124 130 112 176C96 140 72 128 46 124Z" fill="url(#hero-fin)"/>'
  const hull =
    '<path d="M0 -188C66 -128 84 -40 66 60C62 92 54 112 44 132H-44C-54 112 -62 92 -66 60C-84 -40 -66 -128 0 -188Z" fill="url(#hero-hull)"/><path d="M0 -188C34 -157 56 -118 66 -76H-66C-56 -118 -34 -157 0 -188Z" fill="url(#hero-fin)"/><path d="M-52 112H52L44 140H-44Z" fill="#49506a"/><path d="M-14 60H14L8 170H-8Z" fill="url(#hero-fin)"/>'
  const window = '<circle cy="-20" r="40" fill="#49506a"/><circle cy="-20" r="29" fill="url(#hero-glass)"/>'
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn}) scale(${roundedScale(scale)})">
    ${fire}
    ${fins}
    ${hull}
    ${window}
    ${highlight(-10, -30, 10, 6, -30)}
    <path d="M-44 -60C-54 -10 -52 50 -44 96" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>
    </g>
  `
}
