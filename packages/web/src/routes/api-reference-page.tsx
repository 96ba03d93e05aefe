import { useEffect, useRef } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

/** The API reference, generated from `/api/openapi.json`. */
export function ApiReferencePage() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    SwaggerUI({ domNode: place.current, url: '/api/openapi.json', deepLinking: true, tryItOutEnabled: false })
  }, [])
  // Its own styles only work on a light page.
  return <main ref={place} className="min-h-dvh bg-white text-black" />
}
