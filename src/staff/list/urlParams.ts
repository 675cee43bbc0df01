/** The current parameters of the URL. Those of the last render may lack a later choice. */
export const currentUrlParams = () => new URLSearchParams(window.location.search)

/** The current parameters of the URL, with one changed; '' removes it. */
export function urlParamsWith(name: string, value: string): URLSearchParams {
  const params = currentUrlParams()
  if (value === '') params.delete(name)
  else params.set(name, value)
  return params
}
