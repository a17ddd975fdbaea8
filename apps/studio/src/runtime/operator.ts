// SPDX-License-Identifier: Apache-2.0
/** Messages of the frame to the operator's page around it. */
export type OperatorMessage =
  | 'tessera.ready'
  | 'tessera.balance'
  | 'tessera.lobby'
  | 'tessera.deposit'
  | 'tessera.real'

export interface Operator {
  readonly framed: boolean
  /** The link back if there is no frame around us; empty if none was given. */
  readonly home: () => string
  /**
   * Sends messages only to the operator's page; only `tessera.ready`, which reveals nothing, is sent to any
   * page that frames us.
   */
  readonly notify: (type: OperatorMessage) => void
  /** The operator's origin, once the session has named it. */
  readonly meet: (addresses: readonly string[]) => void
  /** Listens to the operator's page. */
  readonly receive: (
    listener: (message: {
      readonly type: string
      readonly theme?: unknown
      readonly colour?: unknown
      readonly shows?: unknown
    }) => void,
  ) => void
}

export function createOperator(): Operator {
  const framed = window.parent !== window
  // Until the session names the operator, the page that opened us counts as the operator's.
  let origin = originOf(document.referrer)
  let home = document.referrer
  return {
    framed,
    home: () => (origin === undefined || origin === location.origin ? '' : home),
    notify(type) {
      if (!framed) return
      if (type === 'tessera.ready') window.parent.postMessage({ type }, '*')
      else if (origin !== undefined) window.parent.postMessage({ type }, origin)
    },
    meet(addresses) {
      origin = addresses.map(originOf).find((known) => known !== undefined) ?? origin
      home = addresses.find((address) => originOf(address) !== undefined) ?? home
    },
    receive(listener) {
      addEventListener('message', (event: MessageEvent<unknown>) => {
        const { data } = event
        if (event.source !== window.parent || event.origin !== origin) return
        if (typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string') {
          listener({
            type: data.type,
            ...('theme' in data ? { theme: data.theme } : {}),
            ...('colour' in data ? { colour: data.colour } : {}),
            ...('shows' in data ? { shows: data.shows } : {}),
          })
        }
      })
    },
  }
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
