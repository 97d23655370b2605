import { Component } from "react";
import type { ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Replaces its children by the fallback if one of them throws.
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
