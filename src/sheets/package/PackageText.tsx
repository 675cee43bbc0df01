/** To be built. */
export function PackageText({ code }: { code: string }) {
  return <p>{code}</p>
}
