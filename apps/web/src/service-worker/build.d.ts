// SPDX-License-Identifier: Apache-2.0
/** Put in front of the worker by its build (build/service-worker.ts). */
declare const build: {
  /** Another number makes it another worker. */
  number: string
  /** The addresses of the files without which no page of the site can render. */
  shell: readonly string[]
  /** The offline page and its content security policy. */
  offline: { html: string; policy: string }
}
