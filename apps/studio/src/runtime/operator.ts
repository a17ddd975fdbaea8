/** What the frame tells the page of the operator around it. */
export type OperatorMessage = 'tessera.ready' | 'tessera.balance' | 'tessera.lobby' | 'tessera.deposit'

export interface Operator {
  readonly framed: boolean
  /** Speaks to the operator's page and to no other; only `tessera.ready`, which says nothing, goes to whoever frames us. */
  readonly tell: (type: OperatorMessage) => void
  /** The operator's origin, once the session has named it. */
  readonly meet: (addresses: readonly string[]) => void
  /** Hears the operator's page. */
  readonly hear: (listener: (message: { readonly type: string; readonly theme?: unknown }) => void) => void
}

export function createOperator(): Operator {
  const framed = window.parent !== window
  let origin: string | undefined
  return {
    framed,
    tell(type) {
      if (!framed) return
      if (type === 'tessera.ready') window.parent.postMessage({ type }, '*')
      else if (origin !== undefined) window.parent.postMessage({ type }, origin)
    },
    meet(addresses) {
      const known = addresses.find((address) => URL.canParse(address))
      origin = known === undefined ? undefined : new URL(known).origin
    },
    hear(listener) {
      addEventListener('message', (event: MessageEvent<unknown>) => {
        const { data } = event
        if (event.source !== window.parent || event.origin !== origin) return
        if (typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string') {
          listener({ type: data.type, ...('theme' in data ? { theme: data.theme } : {}) })
        }
      })
    },
  }
}
