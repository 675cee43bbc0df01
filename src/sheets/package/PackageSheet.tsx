/** To be built. */
export function PackageSheet({ code }: { code: string }) {
  return <p>{code}</p>
}
