// SPDX-License-Identifier: Apache-2.0
import { Component, type ReactNode } from 'react'

export interface BoundaryFailure {
  error: unknown
  reset: () => void
}

interface BoundaryProps {
  /** The children render again when it changes. */
  getResetKey: () => string
  renderError: (failure: BoundaryFailure) => ReactNode
  children: ReactNode
}
interface BoundaryState {
  failed: { error: unknown } | undefined
  key: string
}

/** Renders something else if its children fail. React supports this only by a class. */
export class CatchBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined, key: this.props.getResetKey() }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { getResetKey }: BoundaryProps,
    { key }: BoundaryState,
  ): Partial<BoundaryState> | null {
    return getResetKey() === key ? null : { key: getResetKey(), failed: undefined }
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { renderError, children } = this.props
    return failed
      ? renderError({ error: failed.error, reset: () => this.setState({ failed: undefined }) })
      : children
  }
}
