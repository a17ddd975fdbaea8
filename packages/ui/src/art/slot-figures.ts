// SPDX-License-Identifier: Apache-2.0
import { svg } from './drawing.ts'

/** A symbol of a slot, drawn in a square of 100. */
export interface SlotFigure {
  readonly defs: string
  readonly body: string
}

/** The figure of each slot: its best symbol on the reels, and the hero of its tile. */
export const slotFigures = {
  copperBell: {
    defs: svg`
      <linearGradient id="copper" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#ffe0bd"/><stop offset="0.3333333333333333" stop-color="#f0975a"/><stop offset="0.6666666666666666" stop-color="#a84a1c"/><stop offset="1" stop-color="#e88a4c"/></linearGradient>
      <radialGradient id="clapper" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ffe7c9"/><stop offset="0.5" stop-color="#c4672e"/><stop offset="1" stop-color="#6b2c0c"/></radialGradient>
    `,
    body: svg`
      <circle cx="50" cy="17" r="7" fill="none" stroke="#6b2c0c" stroke-width="8"/>
      <circle cx="50" cy="17" r="7" fill="none" stroke="#f0a86e" stroke-width="4"/>
      <circle cx="50" cy="84" r="9" fill="url(#clapper)" stroke="#4d1e08" stroke-width="3"/>
      <path d="M50 20C70 20 76 38 77 54C78 66 84 72 89 77C91 80 89 83 86 83H14C11 83 9 80 11 77C16 72 22 66 23 54C24 38 30 20 50 20Z" fill="url(#copper)" stroke="#4d1e08" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M13 77Q50 66 87 77" fill="none" stroke="#5e260b" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/>
      <path d="M25 55Q50 47 75 55" fill="none" stroke="#5e260b" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" opacity="0.7"/>
      <path d="M36 31Q42 25 48 26Q36 38 34 58Q29 62 29 58Q30 40 36 31Z" fill="#fff" stroke="none" stroke-width="0" stroke-linejoin="round" stroke-linecap="round" opacity=".7"/>
    `,
  },
  tideKoi: {
    defs: svg`
      <linearGradient id="body" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff3d6"/><stop offset="0.5" stop-color="#ff9d3c"/><stop offset="1" stop-color="#d2381c"/></linearGradient>
      <linearGradient id="fin" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#ffe0a8"/><stop offset="1" stop-color="#ff7a2e"/></linearGradient>
    `,
    body: svg`
      <path d="M66 30C84 14 96 22 92 34C88 44 78 44 70 42Z" fill="url(#fin)" stroke="#5c1408" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M20 86C8 84 8 70 18 68C26 68 30 74 32 80Z" fill="url(#fin)" stroke="#5c1408" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M14 52C20 26 50 16 72 30C88 42 84 62 66 72C46 84 26 80 22 92C10 84 10 68 14 52Z" fill="url(#body)" stroke="#5c1408" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M40 46C48 40 58 44 58 54C52 60 42 58 40 46Z" fill="#d2381c" stroke="#8a1f0c" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M30 40Q36 50 30 62M40 32Q50 34 54 32M44 70Q56 68 62 60" fill="none" stroke="#a52a12" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/>
      <circle cx="24" cy="46" r="5" fill="#fff" stroke="#5c1408" stroke-width="2"/>
      <circle cx="23" cy="46" r="2.4" fill="#1a0604" stroke="none" stroke-width="0"/>
      <ellipse cx="46" cy="28" rx="11" ry="3" fill="#fff" opacity="0.75" transform="rotate(-6 46 28)"/>
    `,
  },
  amberStone: {
    defs: svg`
      <radialGradient id="amber" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff3c4"/><stop offset="0.3333333333333333" stop-color="#ffb02e"/><stop offset="0.6666666666666666" stop-color="#b8540a"/><stop offset="1" stop-color="#6b2404"/></radialGradient>
      <linearGradient id="rim" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#a86a12"/></linearGradient>
    `,
    body: svg`
      <circle cx="50" cy="50" r="45" fill="#ffb02e" stroke="none" stroke-width="0" opacity=".25"/>
      <path d="M50 6L88 28V72L50 94L12 72V28Z" fill="url(#rim)" stroke="#4a2403" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M50 16L79 33V67L50 84L21 67V33Z" fill="url(#amber)" stroke="#5c2c04" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
      <g opacity=".85">
      <path d="M42 46C34 40 30 46 34 52M58 46C66 40 70 46 66 52M42 58L32 64M58 58L68 64" fill="none" stroke="#4a1e04" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <path d="M50 36C56 36 58 44 57 54C56 64 53 68 50 68S44 64 43 54C42 44 44 36 50 36Z" fill="#4a1e04" stroke="#4a1e04" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/></g>
      <ellipse cx="36" cy="32" rx="12" ry="4.6" fill="#fff" opacity="0.8" transform="rotate(-32 36 32)"/>
    `,
  },
  stormTrident: {
    defs: svg`
      <linearGradient id="gold" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff6cf"/><stop offset="0.5" stop-color="#f2c23c"/><stop offset="1" stop-color="#8a5c06"/></linearGradient>
      <radialGradient id="gem" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#d6fffa"/><stop offset="0.5" stop-color="#2fd6d0"/><stop offset="1" stop-color="#06505c"/></radialGradient>
    `,
    body: svg`
      <path d="M50 30V94" fill="none" stroke="#3a2604" stroke-width="12" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <path d="M50 30V94" fill="none" stroke="url(#gold)" stroke-width="7" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <path d="M50 2L58 22L53 22V44H68C72 36 72 28 70 22L64 24L74 6L86 22L80 22C82 38 78 52 66 56H34C22 52 18 38 20 22L14 22L26 6L36 24L30 22C28 28 28 36 32 44H47V22H42Z" fill="url(#gold)" stroke="#3a2604" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <circle cx="50" cy="56" r="10" fill="url(#gem)" stroke="#3a2604" stroke-width="3"/>
      <ellipse cx="46" cy="52" rx="3.4" ry="2" fill="#fff" opacity="0.75" transform="rotate(-30 46 52)"/>
      <path d="M44 84H56M44 76H56" fill="none" stroke="#6b4706" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
    `,
  },
  cinderCoin: {
    defs: svg`
      <radialGradient id="rim" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff2b8"/><stop offset="0.5" stop-color="#f5a52c"/><stop offset="1" stop-color="#8a3a06"/></radialGradient>
      <radialGradient id="face" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ff9a4a"/><stop offset="0.5" stop-color="#b83c14"/><stop offset="1" stop-color="#4a1004"/></radialGradient>
    `,
    body: svg`
      <circle cx="50" cy="50" r="48" fill="#ff7a1c" stroke="none" stroke-width="0" opacity=".28"/>
      <circle cx="50" cy="50" r="43" fill="url(#rim)" stroke="#4a1a04" stroke-width="4"/>
      <circle cx="50" cy="50" r="34" fill="url(#face)" stroke="#6b2408" stroke-width="3"/>
      <g transform="rotate(0 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(22.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(45 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(67.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(90 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(112.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(135 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(157.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(180 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(202.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(225 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(247.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(270 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(292.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(315 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <g transform="rotate(337.5 50 50)">
      <path d="M50 9V14" fill="none" stroke="#6b2c08" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/></g>
      <path d="M22 36C28 24 38 18 50 17" fill="none" stroke="#fff" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round" opacity="0.75"/>
      <path d="M28 62C32 72 40 78 50 79" fill="none" stroke="#ffc88a" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" opacity="0.6"/>
    `,
  },
  cinderFlame: {
    defs: svg`
      <linearGradient id="fire" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff6a8"/><stop offset="0.5" stop-color="#ffa41c"/><stop offset="1" stop-color="#e82c0c"/></linearGradient>
      <linearGradient id="core" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#ffe86b"/><stop offset="1" stop-color="#ffb01c"/></linearGradient>
    `,
    body: svg`
      <circle cx="50" cy="56" r="44" fill="#ff8a1c" stroke="none" stroke-width="0" opacity=".25"/>
      <path d="M52 4C60 24 84 36 84 64C84 84 68 96 50 96S16 84 16 62C16 46 26 38 30 24C38 32 40 38 40 44C50 34 54 20 52 4Z" fill="url(#fire)" stroke="#6b1404" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M52 44C58 56 68 62 68 76C68 86 60 92 50 92S32 86 32 74C32 64 40 60 42 52C46 56 48 58 48 62C52 56 53 50 52 44Z" fill="url(#core)" stroke="#e0641c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M28 50C24 58 24 68 28 76" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.6"/>
    `,
  },
} satisfies Record<string, SlotFigure>
