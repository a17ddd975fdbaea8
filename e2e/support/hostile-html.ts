// SPDX-License-Identifier: Apache-2.0
/**
 * Hostile pieces of HTML: every way that is known to have a page run something, written in several ways, set
 * in several places. Each tries to call the function `__ran`, so that a browser can count what has run.
 * Deterministic.
 */
export interface HostileOptions {
  /** How many at most; they are taken evenly from the whole. */
  most?: number
}

const run = '__ran()'
const encode = (text: string, sign: (code: number) => string): string =>
  [...text].map((letter) => sign(letter.codePointAt(0) ?? 0)).join('')
const decimal = (text: string): string => encode(text, (code) => `&#${code};`)
const hexadecimal = (text: string): string => encode(text, (code) => `&#x${code.toString(16)};`)
const padded = (text: string): string => encode(text, (code) => `&#${String(code).padStart(7, '0')}`)
const base64 = (text: string): string => btoa(text)

/** Tags and attributes that run something by themselves, or once somebody touches them. */
const vectors: readonly string[] = [
  `<script>${run}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type="module">${run}</script>`,
  `<script>//<!--\n${run}\n//--></script>`,
  `<img src="x" onerror="${run}">`,
  `<img src="/media/none.avif" onerror="${run}">`,
  `<img src="https://example.com/a.png" onload="${run}" onerror="${run}">`,
  `<img srcset="x 1x" onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></animate></svg>`,
  `<svg><set attributeName="onload" to="${run}"></set></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,${base64(`<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${run}'/></svg>`)}#x"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mtext><img src="x" onerror="${run}"></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${run}></annotation-xml></math>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="data:text/html;base64,${base64(`<script>parent.${run}</script>`)}"></object>`,
  `<embed src="javascript:${run}">`,
  `<applet code="x" onerror="${run}"></applet>`,
  `<frameset onload="${run}"><frame src="javascript:${run}"></frameset>`,
  `<portal src="javascript:${run}"></portal>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="\u0001javascript:${run}">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="//evil.example/x" onclick="${run}">x</a>`,
  `<a href="/rng" ping="https://evil.example" onfocus="${run}" autofocus tabindex="0">x</a>`,
  `<a href="javascript://%0a${run}">x</a>`,
  `<a href="https://good.example@evil.example/" onpointerenter="${run}">x</a>`,
  `<a href="/\\evil.example" onmouseover="${run}">x</a>`,
  `<a href="blob:https://x/${run}">x</a>`,
  `<form action="javascript:${run}"><input type="submit" autofocus></form>`,
  `<form id="f"></form><button form="f" formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus="${run}">`,
  `<input type="image" src="x" onerror="${run}">`,
  `<select autofocus onfocus="${run}"><option>x</select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<keygen autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<dialog open onclose="${run}">x</dialog>`,
  `<body onload="${run}">`,
  `<body onpageshow="${run}">`,
  `<html onclick="${run}">`,
  `<video autoplay src="x" onerror="${run}"></video>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src="x" onerror="${run}"></audio>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<isindex type="image" src="1" onerror="${run}">`,
  `<style>@import 'javascript:${run}';</style>`,
  `<style onload="${run}"></style>`,
  `<link rel="stylesheet" href="x" onerror="${run}">`,
  `<link rel="import" href="data:text/html,<script>${run}</script>">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:/a/${run};//">`,
  `<div style="background-image:url(javascript:${run})">x</div>`,
  `<p style="width:expression(${run})">x</p>`,
  `<div style="animation-name:x" onanimationstart="${run}">x</div>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationend="${run}">x</b>`,
  `<table background="javascript:${run}"><tr><td background="javascript:${run}" onclick="${run}">x</td></tr></table>`,
  `<th scope="col" onmouseenter="${run}">x</th>`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode="open"><img src=x onerror="${run}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<title><img src="x" onerror="${run}"></title>`,
  `<textarea><img src="x" onerror="${run}"></textarea><img src=x onerror=${run}>`,
  `<xmp><img src="x" onerror="${run}"></xmp>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<select><style></select><img src=x onerror=${run}></style>`,
  `<noembed><img src=x onerror=${run}></noembed>`,
  `<x-y onclick="${run}" tabindex="1" autofocus onfocus="${run}">x</x-y>`,
  `<b onfocus="${run}" contenteditable autofocus>x</b>`,
  `<h2 onfocusin="${run}" tabindex="0" autofocus>x</h2>`,
  `<br onmouseover="${run}">`,
  `<hr onbeforematch="${run}" hidden="until-found">`,
  `<ol start="1" onscrollend="${run}"><li onclick="${run}">x</li></ol>`,
  `<span class="note" onwheel="${run}">x</span>`,
  `<div class="warning" is="x-y" slot="s" popover ontoggle="${run}">x</div>`,
  `<img src="x:x" alt="\`\`onerror=${run}">`,
  `<img src="data:image/svg+xml;base64,${base64(`<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`)}">`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${run}>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<% ${run} %>`,
  `{{constructor.constructor('${run}')()}}`,
]

/** The same thing written otherwise. */
const writings: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) =>
    html.replace(
      /<(\/?)([a-z][\w:-]*)/gi,
      (_, slash: string, tag: string) =>
        `<${slash}${[...tag].map((letter, index) => (index % 2 ? letter.toLowerCase() : letter.toUpperCase())).join('')}`,
    ),
  (html) =>
    html.replace(
      / (on\w+|href|src|action|style)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${decimal(value)}"`,
    ),
  (html) =>
    html.replace(
      / (on\w+|href|src|action|style)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name.toUpperCase()} = '${hexadecimal(value)}'`,
    ),
  (html) =>
    html.replace(
      / (on\w+|href|src)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${padded(value)}"`,
    ),
  (html) => html.replace(/(<[a-z][\w:-]*) /gi, '$1/').replace(/" /g, '"/'),
  (html) => html.replace(/javascript:/g, 'jav&#x09;ascr&NewLine;ipt&colon;'),
  (html) =>
    html
      .replace(/javascript:/g, ' \n\tJaVaScRiPt:')
      .replace(/<([a-z])/gi, '<$1')
      .replace(/ on/g, '\n\fon'),
  (html) => html.replace(/="([^" <>]*)"/g, '=$1'),
  (html) =>
    html.replace(/<(script|img|svg|iframe|style|object)/gi, '<<$1').replace(/<\/(script)/gi, '</<$1>$1'),
  (html) => html.replace(/<script/gi, '<scr<script>ipt').replace(/onerror/g, 'ononerrorerror'),
  (html) => html.replace(/>([^<]*)$/, '$1'),
  (html) =>
    html
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/&lt;img/, '&lt;/p>&amp;lt;img'),
]

/** Where it stands inside a text. */
const contexts: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>A word before ${html} and one after.</p>`,
  (html) => `<a href="/help" title="${html}">x</a>`,
  (html) => `<img src="/media/x.avif" alt='${html}'>`,
  (html) => `<table><tr><td>${html}</td></tr>${html}</table>`,
  (html) => `<!-- ${html} --!> ${html} -->`,
  (html) => `<div class="note"><ul><li><b>${html}</ul></div></b>`,
  (html) => `"'>\`${html}`,
  (html) => `<blockquote><span class='x" ${html}'>${html}</span></blockquote>`,
  (html) => `${'<div>'.repeat(40)}${html}${'</div>'.repeat(40)}`,
  (html) => `<svg></p><style><a id="</style>${html}">`,
  (html) => `<form><math><mtext></form><form><mglyph><style></math>${html}`,
]

/** How many there are in all. */
export const hostileCount = vectors.length * writings.length * contexts.length

export function hostileHtml({ most = hostileCount }: HostileOptions = {}): string[] {
  const step = Math.max(1, hostileCount / most)
  const made: string[] = []
  for (let at = 0; at < hostileCount && made.length < most; at += step) {
    const number = Math.floor(at)
    const vector = vectors[number % vectors.length] ?? ''
    const writing = writings[Math.floor(number / vectors.length) % writings.length]
    const context = contexts[Math.floor(number / (vectors.length * writings.length))]
    if (writing && context) made.push(context(writing(vector)))
  }
  return made
}
