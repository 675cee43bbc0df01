import Box from '@mui/material/Box'

/** The first stop of Tab: past bar and menu to the page. Seen only while it has the focus. */
export function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        // The address stays as it is: a router listens to it.
        event.preventDefault()
        onSkip()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        p: '10px 16px',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 600,
        displayPrint: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to the page
    </Box>
  )
}
